/** Hands a file to whoever looks at the page. */
export function saveBlob(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export const saveJson = (name: string, value: unknown): void =>
  saveBlob(name, new Blob([JSON.stringify(value)], { type: 'application/json' }));
