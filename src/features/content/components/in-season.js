// Runs where it stands, before what follows is painted: the build knew only its own day. What lies outside its
// dates is hidden; an element marked data-except shows just then.
(() => {
  var now = Date.now();
  function show(element) {
    var until = element.getAttribute('data-until');
    var runs = Number(element.getAttribute('data-from')) <= now && (!until || now < Number(until));
    element.hidden = element.hasAttribute('data-except') ? runs : !runs;
  }
  Array.prototype.forEach.call(document.querySelectorAll('[data-from]'), show);
})();
