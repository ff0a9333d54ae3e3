/** What webpack makes of the files front-end code may import besides code. */
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.svg?text' {
  const text: string;
  export default text;
}
/** A drawing as pixels (tooling/pictures), for shared-ui's `Picture`. */
declare module '*.svg?picture' {
  const picture: {
    readonly base: string;
    readonly widths: readonly number[];
    readonly width: number;
    readonly height: number;
    readonly tones: readonly string[];
  };
  export default picture;
}
declare module '*.svg?picture=wide' {
  export { default } from '*.svg?picture';
}
declare module '*.woff2' {
  const url: string;
  export default url;
}
declare module '*.avif' {
  const url: string;
  export default url;
}
declare module '*.webp' {
  const url: string;
  export default url;
}
declare module '*.md' {
  const text: string;
  export default text;
}
