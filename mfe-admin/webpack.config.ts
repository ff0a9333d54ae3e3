import { remoteConfigs } from '@ayana/tooling/webpack/remote.ts';

export default remoteConfigs({ name: 'mfe-admin', dir: import.meta.dirname });
