/** An opened picture that fits the screen closes when the page is scrolled further than this, in pixels. */
export const SCROLL_OFFSET_PX = 40;
