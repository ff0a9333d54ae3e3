import type { components } from '@ayana/contracts/api';

type Schemas = components['schemas'];

/** The answers of the API's service desk. */
export type RequestDetail = Schemas['ServiceRequestDetailDto'];
export type RequestEntry = Schemas['RequestEntryDto'];
export type RequestApproval = Schemas['RequestApprovalDto'];
export type RequestCounts = Schemas['ServiceRequestCountsDto'];
export type CatalogItem = Schemas['ServiceItemDto'];
export type CatalogItemDetail = Schemas['ServiceItemDetailDto'];
export type CatalogVersion = Schemas['ServiceVersionDto'];
export type KnowledgeArticle = Schemas['KnowledgeArticleDto'];
export type KnowledgeArticleDetail = Schemas['KnowledgeArticleDetailDto'];
export type SuggestedArticle = Schemas['SuggestedArticleDto'];
export type RecurringRequest = Schemas['RecurringRequestDto'];
export type RecurringRequestDetail = Schemas['RecurringRequestDetailDto'];
export type RecurringRun = Schemas['RecurringRunDto'];
export type ProblemRecord = Schemas['ProblemRecordDto'];
export type ProblemRecordDetail = Schemas['ProblemRecordDetailDto'];
export type ProblemEntry = Schemas['ProblemEntryDto'];
