/** The globals of a test file are the process's own: libraries such as class-validator keep there what all files of a worker share. */
export default class ProcessEnvironment {
  global = globalThis;
  #console = globalThis.console;
  #exit = process.exit;
  #env = { ...process.env };

  setup() {}

  /** What Jest or the file replaced is put back for the next one. */
  teardown() {
    globalThis.console = this.#console;
    process.exit = this.#exit;
    for (const name of Object.keys(process.env)) if (!(name in this.#env)) delete process.env[name];
    Object.assign(process.env, this.#env);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** Required by Jest; used for coverage only. */
  getVmContext() {
    return null;
  }
}
