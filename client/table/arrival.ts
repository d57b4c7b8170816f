import { blocks, deviceNumber } from '#client/device/blocks.ts';
import { seatKey } from '#client/device/memory.ts';
import type { Arrival } from '#shared/wire/table.ts';

/** What this device says to come to a table. */
export function arrivalAt(code: string, name: string, watch = false): Arrival {
  const away = blocks.value.map(({ device }) => device);
  return {
    name,
    key: seatKey(code),
    device: deviceNumber(),
    ...(away.length > 0 && { blocks: away }),
    ...(watch && { watch }),
  };
}
