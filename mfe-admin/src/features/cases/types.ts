import type { components } from '@ayana/contracts/api';

type Schemas = components['schemas'];

/** The answers of the API about cases. */
export type Case = Schemas['CaseDto'];
export type JourneyEntry = Schemas['JourneyEntryDto'];
export type QueueCount = Schemas['QueueCountDto'];
