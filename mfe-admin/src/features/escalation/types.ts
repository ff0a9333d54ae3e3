import type { components } from '@ayana/contracts/api';

export type Run = components['schemas']['EscalationRunDto'];
export type RunDetail = components['schemas']['EscalationRunDetailDto'];
export type Chain = components['schemas']['EscalationChainDto'];
export type Step = components['schemas']['EscalationStepDto'];
export type Rota = components['schemas']['OnCallRotaDto'];
export type RotaDetail = components['schemas']['OnCallRotaDetailDto'];
