import { remoteConfigs } from '@ayana/tooling/webpack/remote.ts';

export default remoteConfigs({ name: 'mfe-partner', dir: import.meta.dirname });
