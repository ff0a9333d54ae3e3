import type { components } from '@ayana/contracts/api';

export type Resource = components['schemas']['ResourceDto'];
export type ResourceDetail = components['schemas']['ResourceDetailDto'];
export type Need = components['schemas']['ResourceNeedDto'];
export type NeedDetail = components['schemas']['ResourceNeedDetailDto'];
export type Commitment = components['schemas']['ResourceCommitmentDto'];
export type Suggestion = components['schemas']['ResourceSuggestionDto'];
export type Point = components['schemas']['ResourcePointDto'];
