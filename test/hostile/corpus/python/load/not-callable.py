alpha_beta = 3
