export { CasePage as Component } from '../features/cases/page/case-page';
export { caseLoader as loader, caseShouldRevalidate as shouldRevalidate } from '../features/cases/page/case.api';
