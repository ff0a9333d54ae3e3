import { readFile } from 'node:fs/promises';
import type { DocumentKind } from '@ayana/contracts/journey';
import { Sheet } from '../../platform/typesetting/sheet.js';
import type { DemoFile } from './paper-rows.js';

const PICTURES: Partial<Record<DocumentKind, string>> = { imaging: 'imaging.png', passport: 'passport.png' };

const DEMO = 'An invented paper, for trying out the platform. It says nothing about any real person.';

const FOLDER = new URL('../../../seeds/case-life/', import.meta.url);

/** Small files that say what they are: a picture for pictures, one page of PDF for everything else. */
export async function demoFiles(kinds: readonly DocumentKind[]): Promise<(kind: DocumentKind) => DemoFile> {
  const files = new Map(await Promise.all(kinds.map(async (kind) => [kind, await demoFile(kind)] as const)));
  return (kind) => {
    const file = files.get(kind);
    if (file === undefined) throw new Error(`There is no demo paper of the kind ${kind}`);
    return file;
  };
}

async function demoFile(kind: DocumentKind): Promise<DemoFile> {
  const picture = PICTURES[kind];
  if (picture !== undefined)
    return { file_name: `demo-${kind}.png`, media_type: 'image/png', bytes: await readFile(new URL(picture, FOLDER)) };
  return {
    file_name: `demo-${kind.replaceAll('_', '-')}.pdf`,
    media_type: 'application/pdf',
    bytes: demoPage(kind.replaceAll('_', ' ')),
  };
}

/** @param title what the paper is: `visa letter` */
export function demoPage(title: string): Buffer {
  const sheet = new Sheet({ title: `Demo ${title}`, subject: DEMO, made: new Date(0) });
  sheet.heading(`Demo ${title}`);
  sheet.say(DEMO);
  return sheet.finished();
}
