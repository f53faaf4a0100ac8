/** The width at which a picture can be read that the page shows as a thumbnail, in pixels; other pictures have none. */
export const drawnWidth = ({dataset, attributes}: HTMLImageElement): number | undefined =>
  dataset.zoomSrc ? Number(attributes.getNamedItem('width')?.value) : undefined;
