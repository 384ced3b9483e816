import { COMPANY_SETTINGS, provide, type ServerModule, STORED_MENU } from '@takt/engine';
import { settings } from '../defs/index.ts';
import { menu } from '../menu.ts';
import { arrangedAnswers } from './arranged-screens.ts';
import { customFieldAnswers } from './custom-fields.ts';
import { helpAnswers } from './help.ts';
import { mainPageAnswers } from './main-page.ts';
import { menuAnswers } from './own-menu.ts';
import { resourceSaved, storedMenu } from './resources.ts';
import { companySettings, settingsAnswers, settingsSaved } from './settings.ts';

export const settingsModule: ServerModule = {
  defs: settings,
  menu,
  code: [
    helpAnswers,
    menuAnswers,
    settingsAnswers,
    customFieldAnswers,
    arrangedAnswers,
    mainPageAnswers,
    resourceSaved,
    settingsSaved,
  ],
  provides: [provide(STORED_MENU, storedMenu), provide(COMPANY_SETTINGS, companySettings)],
};
