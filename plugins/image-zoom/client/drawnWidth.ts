/** Readable width in pixels of a picture that the page shows as a thumbnail; undefined for other pictures. */
export const drawnWidth = ({dataset, attributes}: HTMLImageElement): number | undefined =>
  dataset.zoomSrc ? Number(attributes.getNamedItem('width')?.value) : undefined;
