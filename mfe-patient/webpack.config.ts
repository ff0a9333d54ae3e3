import { remoteConfigs } from '@ayana/tooling/webpack/remote.ts';

export default remoteConfigs({ name: 'mfe-patient', dir: import.meta.dirname });
