import alpha_beta as me
alpha_beta = me.alpha_beta
