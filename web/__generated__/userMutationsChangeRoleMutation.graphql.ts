/**
 * @generated SignedSource<<d221ae07e9670d911a2e16bd682e5d4f>>
 * @relayHash 7aa98bb8502b0b532b9a4ec2645b12e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2eb1225c2d9b9f7f37689bb493ab76cf2221f704a30e53a4398f361944ac2fea

import type { ConcreteRequest } from 'relay-runtime';
export type StaffRole = "KITCHEN" | "OWNER" | "STAFF" | "%future added value";
export type ChangeStaffRoleInput = {
  id: string;
  staffRole: StaffRole;
};
export type userMutationsChangeRoleMutation$variables = {
  input: ChangeStaffRoleInput;
};
export type userMutationsChangeRoleMutation$data = {
  readonly changeStaffRole: {
    readonly __typename: "User";
    readonly id: string;
    readonly staffRole: StaffRole | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type userMutationsChangeRoleMutation = {
  response: userMutationsChangeRoleMutation$data;
  variables: userMutationsChangeRoleMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "staffRole",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "userMutationsChangeRoleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "changeStaffRole",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "userMutationsChangeRoleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "changeStaffRole",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/)
            ],
            "type": "Node",
            "abstractKey": "__isNode"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2eb1225c2d9b9f7f37689bb493ab76cf2221f704a30e53a4398f361944ac2fea",
    "metadata": {},
    "name": "userMutationsChangeRoleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "95f3b6257a8e55db9dedd3c36b30a17c";

export default node;
