import { flag, parameter } from '@takt/model';

/** It reaches the guard as a computed field, because guards look at the row alone. */
export const BOM_APPROVED_BY_OTHER = parameter(
  'base.bomApprovedByOther',
  flag('BOM版本须由他人生效', 'BOM versions are approved by somebody else', {
    default: '1',
    help: ['启用后，编制人不能使自己的BOM版本生效', 'Whoever made a BOM version may not approve it then'],
  }),
);
