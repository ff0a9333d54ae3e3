import { basename } from 'node:path';
import type { RawLoaderDefinitionFunction } from 'webpack';

import { cachedPicture } from './picture-cache.ts';

interface Options {
  /** False for the server's build, which only names the files of the browser's. */
  emit: boolean;
  /** Folder of encoded pictures. */
  cache: string;
}

/** `import view from '….svg?picture'`: writes the drawing as AVIF, WebP and PNG beside the scripts, and exports its data for `Picture`. */
const makePicture: RawLoaderDefinitionFunction<Options> = async function makePicture(svg) {
  const { cache, emit } = this.getOptions();
  const size = this.resourceQuery === '?picture=wide' ? 'wide' : 'card';
  const { facts, files } = await cachedPicture(cache, basename(this.resourcePath, '.svg'), svg, size);
  if (emit) for (const [file, bytes] of Object.entries(files)) this.emitFile(`assets/${file}`, bytes);
  const { stem, ...rest } = facts;
  const base = `__webpack_public_path__+${JSON.stringify(`assets/${stem}`)}`;
  return `export default {"base":${base},${JSON.stringify(rest).slice(1)};\n`;
};

export default makePicture;

/** The drawing comes as bytes. */
export const raw = true;
