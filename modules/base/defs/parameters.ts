import { approvedByOthers } from '@takt/model';

export const BOM_APPROVED_BY_OTHER = approvedByOthers(
  'base.bomApprovedByOther',
  'BOM版本由他人审批',
  'BOM versions are approved by others',
);
