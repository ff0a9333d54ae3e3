export interface MapFrame {
  /** Units per degree of longitude (Mercator). */
  readonly scale: number;
  /** Longitude at x = 0. */
  readonly west: number;
  /** Latitude `lat` lies at `y`. */
  readonly anchor: { readonly lat: number; readonly y: number };
}

const mercator = (lat: number): number => (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;

/** Where a place lies on the map, in its units. */
export const project = (
  { scale, west, anchor }: MapFrame,
  lon: number,
  lat: number,
): { readonly x: number; readonly y: number } => ({
  x: Math.round((lon - west) * scale * 10) / 10,
  y: Math.round((anchor.y + (mercator(anchor.lat) - mercator(lat)) * scale) * 10) / 10,
});
