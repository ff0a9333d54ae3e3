globalThis.IS_REACT_ACT_ENVIRONMENT = true;

// jsdom has no layout: scrolling, media queries and resizing do nothing.
window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
});
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom's files cannot be read as bytes.
Blob.prototype.arrayBuffer ??= function arrayBuffer() {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsArrayBuffer(this);
  });
};

// A machine shared with others can stall for seconds; `findBy…` waits for one by default.
require('@testing-library/dom').configure({ asyncUtilTimeout: 20_000 });
