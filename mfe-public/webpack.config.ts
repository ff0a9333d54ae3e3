import { remoteConfigs } from '@ayana/tooling/webpack/remote.ts';

export default remoteConfigs({ name: 'mfe-public', dir: import.meta.dirname });
