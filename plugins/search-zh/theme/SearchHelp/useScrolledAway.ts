import {useEffect, useState} from 'react';

/** Smaller movements, as of a resting finger, change nothing. In pixels. */
const LEAST_MOVE = 5;
/** Distance from the start and from the end of the page where the button is always shown, in pixels. */
const EDGE = 64;

/** Whether the reader scrolls down, as the navbar finds out: then both leave the room to the text. False at the start and end of a page. */
export function useScrolledAway(): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const top = window.scrollY;
      const isAtEdge = top < EDGE || top + window.innerHeight > document.documentElement.scrollHeight - EDGE;
      if (Math.abs(top - last) < LEAST_MOVE && !isAtEdge) return;
      setIsAway(!isAtEdge && top > last);
      last = top;
    };
    window.addEventListener('scroll', onScroll, {passive: true});
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isAway;
}
