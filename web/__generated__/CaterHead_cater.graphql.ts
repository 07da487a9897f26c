/**
 * @generated SignedSource<<1a2d602eb83b02cd13765f505a95156c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CaterHead_cater$data = {
  readonly city: string | null | undefined;
  readonly name: string;
  readonly number: number;
  readonly zipCode: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CaterActiveSwitch_cater" | "CaterLogo_cater">;
  readonly " $fragmentType": "CaterHead_cater";
};
export type CaterHead_cater$key = {
  readonly " $data"?: CaterHead_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"CaterHead_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CaterHead_cater",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "zipCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CaterLogo_cater"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CaterActiveSwitch_cater"
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "2326baa55d40365ea8db5227c43adbcf";

export default node;
