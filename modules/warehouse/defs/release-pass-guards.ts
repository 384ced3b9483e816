import { type Guard } from '@takt/model';

interface Pass {
  readonly plate: string | null;
}
/** The gate types what it sees; spaces and the case of letters do not tell two vehicles apart. */
const plain = (plate: unknown): string =>
  String(plate ?? '')
    .replace(/[\s·•-]/g, '')
    .toUpperCase();

export const match: Guard<Pass> = {
  id: 'match',
  must: (pass, { input }) => plain(input['plate']) !== '' && plain(input['plate']) === plain(pass.plate),
  else: ['车牌与放行单不符', 'The plate does not match the pass'],
  onInput: true,
};
