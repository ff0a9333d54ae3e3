const { createTransformer } = require('@swc/jest');

/** Compiles like the other tests, and exports the components and hooks that a file keeps to itself as `open_<name>`. */
module.exports = {
  createTransformer(options) {
    const swc = createTransformer(options);
    const opened = (source) => {
      const names = [...source.matchAll(/^(?:export (?:default )?)?(?:async )?function ([A-Z]\w*)/gm)].map(
        ([, name]) => name,
      );
      if (names.length === 0) return source;
      return `${source}\nexport { ${[...new Set(names)].map((name) => `${name} as open_${name}`).join(', ')} };\n`;
    };
    return {
      ...swc,
      process: (source, path, jest) => swc.process(opened(source), path, jest),
      getCacheKey: (source, path, jest) => `open-${swc.getCacheKey(opened(source), path, jest)}`,
    };
  },
};
