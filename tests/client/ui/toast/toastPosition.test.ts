import { describe, expect, it } from 'vitest';
import { positionToasts } from '#client/ui/toast/toastPosition.ts';

/** A window of 1440 by 900 with the drawer; the sheet keeps 8 from the edges. */
const sheet = { left: 256, right: 1432, top: 56, bottom: 892 };
const fab = { left: 1352, right: 1408, top: 812, bottom: 868 };
const bar = { left: 640, right: 1360, top: 820, bottom: 868 };
const tray = { left: 968, right: 1344, top: 600, bottom: 876 };

describe('the place of toasts', () => {
  it('is the middle of the sheet, 16 above its edge', () => {
    expect(positionToasts(sheet, [fab], [], 900)).toEqual({ middle: 844, bottom: 24 });
  });

  it('is 16 above the bar of the selection, and above the button when that would be hidden', () => {
    expect(positionToasts(sheet, [bar], [], 900)).toEqual({ middle: 844, bottom: 96 });
    const moved = { ...fab, left: 952, right: 1008 };
    expect(positionToasts({ ...sheet, left: 56 }, [moved], [], 900)).toEqual({ middle: 744, bottom: 104 });
  });

  it('is beside the tray of uploads where there is room, in both reading directions', () => {
    expect(positionToasts(sheet, [fab], [tray], 900)).toEqual({ middle: 604, bottom: 24 });
    const mirrored = { ...tray, left: 96, right: 472 };
    expect(positionToasts({ ...sheet, left: 8, right: 1184 }, [], [mirrored], 900)).toEqual({ middle: 836, bottom: 24 });
  });

  it('is above the tray where there is none, on a telephone too', () => {
    const tablet = { left: 8, right: 826, top: 56, bottom: 892 };
    expect(positionToasts(tablet, [], [{ ...tray, left: 362, right: 738 }], 900)).toEqual({ middle: 417, bottom: 316 });
    const phone = { left: 0, right: 390, top: 56, bottom: 844 };
    const button = { left: 318, right: 374, top: 764, bottom: 820 };
    expect(positionToasts(phone, [button], [{ left: 8, right: 382, top: 708, bottom: 752 }], 844)).toEqual({ middle: 195, bottom: 152 });
  });
});
