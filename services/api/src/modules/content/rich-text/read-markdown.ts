import type { TextPiece } from '@ayana/contracts/content';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { PhrasingContent, RootContent } from 'mdast';
import { isSafeHref } from './safe-href.js';
import type { TextBlockDto } from './rich-text.dto.js';

type Marks = Omit<TextPiece, 'text'>;

/** Ids the page itself uses outside a text. */
const PAGE_IDS = ['sources', 'main', 'contents'];

/**
 * Parses Markdown (CommonMark) into blocks of formatted text, which a page can only show as text: raw HTML stays plain text, a link to
 * anything but this site, the web, a mailbox or a phone number becomes its text, an image its description.
 */
export function readMarkdown(markdown: string): TextBlockDto[] {
  const ids = new Set(PAGE_IDS);
  return fromMarkdown(markdown).children.flatMap((node) => blocksOf(node, ids));
}

function blocksOf(node: RootContent, ids: Set<string>): TextBlockDto[] {
  switch (node.type) {
    case 'heading': {
      const line = linesOf(node.children);
      const kind = node.depth <= 2 ? 'heading' : 'subheading';
      return [{ kind, id: anchor(line.map(({ text }) => text).join(''), ids), lines: [line] }];
    }
    case 'paragraph':
      return [{ kind: 'paragraph', lines: [linesOf(node.children)] }];
    case 'blockquote':
      return [{ kind: 'quote', lines: node.children.map(lineOf) }];
    case 'list':
      return [
        { kind: node.ordered ? 'steps' : 'list', lines: node.children.flatMap((item) => item.children.map(lineOf)) },
      ];
    case 'html':
    case 'code':
      return [{ kind: 'paragraph', lines: [[{ text: node.value }]] }];
    default:
      return [];
  }
}

/** A block inside a quote or an item, as one line of it. */
function lineOf(node: RootContent): TextPiece[] {
  return blocksOf(node, new Set()).flatMap(({ lines }) => lines.flat());
}

function linesOf(nodes: readonly PhrasingContent[], marks: Marks = {}): TextPiece[] {
  return nodes.flatMap((node): TextPiece[] => {
    switch (node.type) {
      case 'text':
        return [{ text: node.value.replaceAll('\n', ' '), ...marks }];
      case 'strong':
        return linesOf(node.children, { ...marks, strong: true });
      case 'emphasis':
        return linesOf(node.children, { ...marks, emphasis: true });
      case 'link':
        return linesOf(node.children, isSafeHref(node.url) ? { ...marks, href: node.url } : marks);
      case 'break':
        return [{ text: ' ', ...marks }];
      case 'image':
        return node.alt ? [{ text: node.alt, ...marks }] : [];
      case 'html':
      case 'inlineCode':
        return [{ text: node.value, ...marks }];
      default:
        return [];
    }
  });
}

/** `How long it takes` -> `how-long-it-takes`, and `how-long-it-takes-2` if that is taken. */
function anchor(text: string, ids: Set<string>): string {
  const plain =
    text
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'part';
  let id = plain;
  for (let count = 2; ids.has(id); count += 1) id = `${plain}-${count}`;
  ids.add(id);
  return id;
}
