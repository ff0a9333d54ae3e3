/** A run of text with the same formatting. */
export interface TextPiece {
  text: string;
  strong?: boolean;
  emphasis?: boolean;
  /** A path or anchor of this site, `https:`, `mailto:` or `tel:`. */
  href?: string;
}
