import type { Crop } from './crops.ts';
import type { Work } from './works.ts';

/** On the projects page, and on phones on a work's own page: taller for tall buildings. */
export const PROJECT_CROPS: Record<Work['category'], Crop> = {
  residential: '4:3',
  buildings: '1:1',
  commercial: '4:3',
  warehouses: '4:3',
};

/** From edge to edge of a work's own page, and in its comparison. */
export const WORK_CROPS: Record<Work['category'], Crop> = {
  residential: '21:9',
  buildings: '16:9',
  commercial: '21:9',
  warehouses: '21:9',
};

/** Further pictures of a work: a single one stands beside its caption, two side by side, a third at full width. */
const FURTHER: readonly Crop[] = ['16:10', '4:5', '2:1'];

/** The further pictures of a work with the shape of each on its page. */
export function workPictures(ids: readonly string[]) {
  return ids.flatMap((id, index) => {
    const crop = FURTHER[index];
    return crop ? [{ id, crop }] : [];
  });
}
