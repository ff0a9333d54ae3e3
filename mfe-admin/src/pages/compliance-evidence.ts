export { EvidenceList as Component } from '../features/compliance/evidence/evidence-list';
export { evidenceLoader as loader } from '../features/compliance/evidence/evidence.api';
