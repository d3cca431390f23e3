const syllables = ['Ka', 'ra', 'lan', 'Dü', 'şı', 'mo', 'İz', 'neh', 'ya', 'Öz'];

/** Invented countries, as many as there are real ones, with tiles in place of flags. */
export const countries = Array.from({ length: 250 }, (_, index) => {
  const part = (shift: number) => syllables[Math.floor(index / shift + shift) % syllables.length] ?? '';
  const label = `${part(1)}${part(10).toLowerCase()}${part(3).toLowerCase()}ya`;
  return { value: `c${index}`, label: `${label} ${index + 1}`, keywords: [`+${1000 + index}`], icon: <Tile code={label} /> };
});

function Tile({ code }: { code: string }) {
  return (
    <span
      aria-hidden
      style={{
        width: 20,
        height: 14,
        borderRadius: 2,
        border: '1px solid',
        fontSize: 8,
        lineHeight: '12px',
        textAlign: 'center',
      }}
    >
      {code.slice(0, 2).toUpperCase()}
    </span>
  );
}
