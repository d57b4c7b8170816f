import { ACTION_KINDS, because, type Offers, type View } from '#shared/play/index.ts';
import { recordOf } from '#shared/vocabulary/index.ts';

const NOTHING_OFFERED: Offers = recordOf(ACTION_KINDS, () => ({ reason: because('being-shown') }));

/** A view that is told still: nobody is asked for anything, and nothing can be done in it. */
export function quiet(view: View): View {
  return 'offers' in view
    ? { ...view, awaited: undefined, offers: NOTHING_OFFERED }
    : { ...view, awaited: undefined };
}
