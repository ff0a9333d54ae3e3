/**
 * Styles of plain elements, which components extend. On a phone a focused field is not covered by the toast above it. A phone number or
 * address reads from the left in a mirrored page too.
 */
export const baseCss = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block-start:var(--space-7)}
@media (max-width:599px){html{scroll-padding-block-start:120px}}
body{margin:0;background:var(--paper);color:var(--ink);font-family:var(--font-text);font-size:var(--size-18);line-height:1.55;font-synthesis-weight:none;text-rendering:optimizeLegibility;-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,blockquote,fieldset{margin:0;padding:0}
h1,h2,h3{font-family:var(--font-heading);font-weight:500;letter-spacing:-.012em;text-wrap:balance}
h1{font-size:var(--size-58);line-height:1.07}
h2{font-size:var(--size-40);line-height:1.14}
h3{font-size:var(--size-24);line-height:1.25;letter-spacing:-.005em}
p{text-wrap:pretty}
ul,ol{list-style:none}
fieldset{border:0;min-inline-size:0}
legend{padding:0}
img,svg,video{display:block;max-inline-size:100%}
img{block-size:auto}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button{background:none;border:0;padding:0;text-align:inherit;cursor:pointer}
textarea{resize:vertical}
a{color:var(--teal-700);text-decoration-thickness:1px;text-underline-offset:.18em}
a:is([href^='tel:'],[href^='mailto:']){unicode-bidi:plaintext}
a:hover{color:var(--teal-800);text-decoration-thickness:2px}
table{border-collapse:collapse;inline-size:100%;font-variant-numeric:tabular-nums}
th{text-align:start;font-weight:400}
address{font-style:normal}
[hidden]{display:none!important}
:focus-visible{outline:2px solid var(--teal-700);outline-offset:2px}
[tabindex='-1']:focus-visible{outline:none}
::selection{background:var(--teal-100);color:var(--ink)}
@media (forced-colors:active){:focus-visible{outline-color:Highlight}}
`
  .trim()
  .replaceAll('\n', '');
