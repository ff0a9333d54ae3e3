export { type PageAct, useOfferedAct, usePageActs } from './acts/page-acts';
export { api, call, loadHttp } from './api/client';
export { type Confirmation, confirmDoubts, useConfirmations } from './api/confirm';
export { dataOf } from './api/data-of';
export type { Page } from './api/pages';
export { configureApi } from './api/origin';
export { type Part, type PartFailure, readPart } from './api/read-part';
export { type FormPayload, submitForm, type SubmitOptions } from './api/submit-form';
export * from './forms';
export {
  definePortal,
  type PageMeta,
  type PageMetaArgs,
  type PageModule,
  PORTAL_CONTRACT,
  PORTAL_CONTRACTS,
  type PortalData,
  type PortalPages,
  type PortalRoute,
  type RouteAct,
  type RailCount,
  type RailLine,
} from './portal';
export { ApiProblem, takersOf } from './problems';
export { sendMessage } from './realtime/connection';
export { useRealtime, type RealtimeOptions } from './realtime/use-realtime';
export {
  GENERATION_HEADER,
  isReleasePending,
  noteGeneration,
  setTabGeneration,
  useReleases,
} from './release/release-watcher';
export { useReleaseWatcher } from './release/use-release-watcher';
export { watchReleases } from './release/watch-releases';
export { signedInHint } from './session/hint';
export {
  ensureSession,
  refreshSession,
  signIn,
  signOut,
  startSession,
  takeSession,
  type TokenAnswer,
} from './session/session';
export { setRoomToken } from './session/room-token';
export { accessToken, renewAccessToken } from './session/token';
export { type Session, type SessionUser, useSession } from './session/store';
export { toast, type Toast, useToasts } from './toasts/toasts';
