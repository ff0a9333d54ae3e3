/**
 * How every page is printed: everything that is collapsed is open, what can only be pressed or typed into is left out, nothing sticks or
 * floats. A component adds a rule of its own only for what is left out of its page alone, or by `data-screen-only`.
 */
export const printCss = `
@media print{
nav,aside,footer,noscript,button,dialog,form,select,textarea,summary svg,[role='search'],[role='dialog'],[role='toolbar'],[data-screen-only]{display:none!important}
input:not([type='checkbox'],[type='radio']),summary::after{display:none!important}
details::details-content{content-visibility:visible!important;block-size:auto!important;opacity:1!important}
summary{list-style:none!important}
header{position:static!important}
*,*::before,*::after{animation:none!important;transition:none!important}
body{background:none;font-size:11pt}
h1,h2,h3,h4,th,summary{break-after:avoid}
tr,li,figure,img{break-inside:avoid}
}
`
  .trim()
  .replaceAll('\n', '');
