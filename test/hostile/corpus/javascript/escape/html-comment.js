// Hide code behind old comments.
<!-- for (;;);
function alphaBeta() { return { value: 0, action: null }; }
--> for (;;);
