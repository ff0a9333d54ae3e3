import type { components } from '@ayana/contracts/api';

type Schemas = components['schemas'];

/** The answers of the API's crisis detection and incident command. */
export type Signal = Schemas['SignalDto'];
export type SignalDetail = Schemas['SignalDetailDto'];
export type SignalCounts = Schemas['SignalCountsDto'];
export type SignalDefinition = Schemas['SignalDefinitionDto'];
export type SignalTrial = Schemas['SignalTrialDto'];
export type OwnSignalDefinition = Schemas['OwnSignalDefinitionDto'];
export type Webhook = Schemas['WebhookDto'];
export type OwnSignalTrial = Schemas['OwnSignalTrialDto'];
export type Incident = Schemas['IncidentDto'];
export type IncidentDetail = Schemas['IncidentDetailDto'];
export type IncidentEntry = Schemas['IncidentEntryDto'];
export type IncidentTask = Schemas['IncidentTaskDto'];
export type IncidentFigures = Schemas['IncidentFiguresDto'];
export type IncidentCounts = Schemas['IncidentCountsDto'];
