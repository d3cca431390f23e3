import type { HelpContent } from './storedHelp';

const HOSTILE = `<script>globalThis.hacked = true</script><img src="x" onerror="globalThis.hacked = true">
<img src="https://outside.example/pixel.gif" alt="outside"><style>* { display: none }</style>
<h2 style="position: fixed; inset: 0">Heading with <em onclick="alert(1)">emphasis</em> and ${'Unbreakable'.repeat(20)}</h2>
<p><a href="javascript:alert(1)">bad link</a>, <a href="//outside.example">another</a>, <a href="https://example.com">outside</a></p>
<iframe src="https://outside.example"></iframe><form action="https://outside.example"><input name="password"></form>
<h2>Heading with <em onclick="alert(1)">emphasis</em> and ${'Unbreakable'.repeat(20)}</h2>
<table><tr><td>${'wide '.repeat(60)}</td><td>${'Unbreakable'.repeat(30)}</td></tr></table>
<pre>${'0123456789'.repeat(40)}</pre><h2></h2><p>{{user.password}} &lt;b&gt; .*+?^$()[]</p>`;

/** Replaces the first text of each kind with hostile content. */
export function hostileHelp(content: HelpContent): HelpContent {
  return {
    ...content,
    guides: content.guides.map((guide, place) =>
      place === 0 ? { ...guide, title: '<img src=x onerror=alert(1)> Sign in', content: HOSTILE } : guide,
    ),
    faqs: content.faqs.map((category) => ({
      ...category,
      faqs: category.faqs.map((faq, place) => (place === 0 ? { ...faq, answer: HOSTILE } : faq)),
    })),
  };
}
