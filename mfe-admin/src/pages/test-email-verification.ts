export { VerificationPage as Component } from '../features/test-pages/verification/verification-page';
export {
  verificationAction as action,
  verificationLoader as loader,
} from '../features/test-pages/verification/verification.api';
