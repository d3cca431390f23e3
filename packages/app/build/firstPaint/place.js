// Runs right after the first screens' markup: puts the picked one into the page and drops the others.
(function () {
  var picked = document.getElementById('first-' + window.firstScreen);
  if (picked) document.getElementById('root').appendChild(picked.content.cloneNode(true));
  document.querySelectorAll('template[id^="first-"]').forEach(function (template) {
    template.remove();
  });
  var config = document.getElementById('stockroom-config').textContent;
  if (/"demo":\s*false/.test(config)) document.documentElement.setAttribute('data-demo', 'off');
})();
