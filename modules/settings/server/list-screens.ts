import { AREAS, type MenuGroup, type Text } from '@takt/model';
import type { AnswerServices } from '@takt/engine';

/** A page of the shipped menu that shows the rows of an entity. */
interface ListScreen {
  readonly route: string;
  readonly entity: string;
  readonly label: Text;
  readonly area: Text;
}

const areaOf = ({ area, label }: MenuGroup): Text => AREAS[area]?.label ?? label;

/** The lists of the product in the order of its menu; an entity with two pages comes twice. */
export const listScreens = ({ menu }: Pick<AnswerServices, 'menu'>): readonly ListScreen[] =>
  Object.keys(AREAS).flatMap((area) =>
    menu
      .filter((group) => group.area === area)
      .flatMap((group) =>
        group.screens.flatMap(({ route, label, entity }) => (entity ? [{ route, entity, label, area: areaOf(group) }] : [])),
      ),
  );
