declare module 'wawoff2' {
  /** A WOFF2 file as the TrueType file it was made from. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
