/** What webpack makes of the files front-end code may import besides code. */
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.svg?text' {
  const text: string;
  export default text;
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
