import { shellConfigs } from '@ayana/tooling/webpack/shell.ts';

export default shellConfigs({ dir: import.meta.dirname });
