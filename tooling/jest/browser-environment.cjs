const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom has no fetch: use Node's own. Not MessageChannel, which would keep the run alive. */
class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of ['fetch', 'Request', 'Response', 'Headers', 'TextEncoder', 'TextDecoder', 'structuredClone']) {
      this.global[name] ??= globalThis[name];
    }
    // React Router builds Requests with signals of the page; Node's Request accepts only its own AbortSignal.
    this.global.AbortController = globalThis.AbortController;
    this.global.AbortSignal = globalThis.AbortSignal;
    this.global.FormData = formDataOf(this.global.FormData);
    this.global.Blob = globalThis.Blob;
  }
}

/** Node's own, which its Request can send, that still reads a page's form as React asks it to. */
function formDataOf(PageFormData) {
  return class FormData extends globalThis.FormData {
    constructor(form, submitter) {
      super();
      if (form === undefined) return;
      for (const [name, value] of new PageFormData(form, submitter)) this.append(name, value);
    }
  };
}

module.exports = BrowserEnvironment;
