import { sharedWords, type Text } from '@takt/model';

/** What can be given to a role beside the rights of entities. */
export const rights: Readonly<Record<string, Text>> = {
  'system.parameter.read': sharedWords.query,
  'system.parameter.edit': sharedWords.edit,
  'system.customField.read': sharedWords.query,
  'system.customField.edit': sharedWords.edit,
  'system.layout.publish': ['发布布局', 'Publish layouts'],
};
