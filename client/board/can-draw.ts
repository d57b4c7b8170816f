/** Whether this device has what the engine draws with. */
export function canDraw(): boolean {
  const context = document.createElement('canvas').getContext('webgl');
  // A page may have only so many.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
