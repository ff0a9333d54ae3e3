import type { components } from '@ayana/contracts/api';
import { Link as TextLink } from '@ayana/shared-ui';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export type TextBlock = components['schemas']['TextBlockDto'];
type Piece = components['schemas']['TextPieceDto'];

/** A text from the API, inside `Prose`. All pieces are shown as plain text. */
export function RichText({ blocks }: { blocks: readonly TextBlock[] }) {
  // The order of the parts never changes.
  // oxlint-disable-next-line react/no-array-index-key
  return blocks.map((block, index) => <Block key={index} {...block} />);
}

function Block({ kind, id, lines }: TextBlock) {
  const first = <Line pieces={lines[0] ?? []} />;
  switch (kind) {
    case 'heading':
      return <h2 id={id}>{first}</h2>;
    case 'subheading':
      return <h3 id={id}>{first}</h3>;
    case 'paragraph':
      return <p>{first}</p>;
    case 'quote':
      return <blockquote>{lines.map((line) => paragraph(line))}</blockquote>;
    case 'list':
      return <ul>{lines.map((line) => item(line))}</ul>;
    case 'steps':
      return <ol>{lines.map((line) => item(line))}</ol>;
  }
}

const item = (pieces: readonly Piece[]): ReactNode => (
  <li key={wordsOf(pieces)}>
    <Line pieces={pieces} />
  </li>
);

const paragraph = (pieces: readonly Piece[]): ReactNode => (
  <p key={wordsOf(pieces)}>
    <Line pieces={pieces} />
  </p>
);

function Line({ pieces }: { pieces: readonly Piece[] }) {
  // oxlint-disable-next-line react/no-array-index-key
  return pieces.map((piece, index) => <Fragment key={index}>{marked(piece)}</Fragment>);
}

function marked({ text, strong, emphasis, href }: Piece): ReactNode {
  let words: ReactNode = text;
  if (emphasis) words = <em>{words}</em>;
  if (strong) words = <strong>{words}</strong>;
  if (href === undefined) return words;
  return href.startsWith('/') ? (
    <TextLink as={Link} to={href}>
      {words}
    </TextLink>
  ) : (
    <TextLink href={href} rel="noreferrer">
      {words}
    </TextLink>
  );
}

const wordsOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');

/** The plain text, for structured data. */
export const blocksAsText = (blocks: readonly TextBlock[]): string =>
  blocks.flatMap(({ lines }) => lines.map((line) => wordsOf(line))).join(' ');
